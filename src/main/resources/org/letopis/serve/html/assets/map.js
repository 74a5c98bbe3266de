// Draws the list of places as a map. Whatever the list says is drawn, and nothing else.
const SHORTEST = 4;
const LONGEST = 24;
const LABELS = 14;

const radius = (claims, most) => SHORTEST + (LONGEST - SHORTEST) * Math.sqrt((claims - 1) / Math.max(1, most - 1));

const spots = (list) =>
  [...list.querySelectorAll('li[data-lat]')]
    .map((item) => ({
      item,
      name: item.querySelector('.place').textContent,
      at: [Number(item.dataset.lat), Number(item.dataset.long)],
      claims: Number(item.dataset.claims),
      site: item.dataset.sort === 'site',
    }))
    .sort((a, b) => b.claims - a.claims);

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The first view shows most places well; those far from most are named beside it. */
const parted = (all) => {
  const centre = [0, 1].map((axis) => middle(all.flatMap((s) => Array(s.claims).fill(s.at[axis]))));
  const distance = (s) => Math.hypot(s.at[0] - centre[0], (s.at[1] - centre[1]) * 0.74);
  const usual = middle(all.map(distance)) ?? 0;
  const isNear = (s) => distance(s) <= Math.max(0.3, 3 * usual);
  return { near: all.filter(isNear), far: all.filter((s) => !isNear(s)) };
};

/** An element: Leaflet would read a string as HTML. */
const worded = (text) => Object.assign(document.createElement('span'), { textContent: text });

/** What opens at a circle: the entry of the list, for whoever has found it here. */
const card = ({ item }) => {
  const copy = document.createElement('div');
  copy.className = 'spot-card';
  copy.append(...[...item.childNodes].map((node) => node.cloneNode(true)));
  return copy;
};

const operable = (circle, spot, map, box) => {
  const path = circle.getElement();
  path.setAttribute('tabindex', '0');
  path.setAttribute('role', 'button');
  path.setAttribute('aria-label', `${spot.name}, ${spot.item.querySelector('.count').title}`);
  path.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    circle.openPopup();
    box.querySelector('.leaflet-popup a.place')?.focus();
  });
  circle.on('popupopen', ({ popup }) => {
    popup.getElement().querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', box.dataset.close);
    popup.getElement().addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      map.closePopup();
      path.focus();
    });
  });
  const lit = (on) => () => path.classList.toggle('lit', on);
  for (const [type, on] of [['mouseenter', true], ['focusin', true], ['mouseleave', false], ['focusout', false]]) {
    spot.item.addEventListener(type, lit(on));
  }
};

const covers = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Sides of a circle on which its name may stand, the best first. */
const SIDES = [
  { direction: 'right', offset: (r) => [r + 2, 0] },
  { direction: 'left', offset: (r) => [-r - 2, 0] },
  { direction: 'top', offset: (r) => [0, -r - 1] },
  { direction: 'bottom', offset: (r) => [0, r + 1] },
];

/** Names of the places with most claims, as far as none covers another name or a circle. */
const label = (circles, map) => {
  const layer = L.layerGroup().addTo(map);
  const name = (spot, side, radius) => {
    const tooltip = L.tooltip({ permanent: true, direction: side.direction, offset: side.offset(radius), className: 'name' })
      .setLatLng(spot.at)
      .setContent(worded(spot.name));
    layer.addLayer(tooltip);
    return tooltip;
  };
  const place = () => {
    layer.clearLayers();
    const frame = map.getContainer().getBoundingClientRect();
    const marks = circles.map(({ circle }) => circle.getElement().getBoundingClientRect());
    const taken = [];
    circles.forEach(({ circle, spot }, own) => {
      if (taken.length >= LABELS * Math.max(1, map.getZoom() - 7)) return;
      for (const side of SIDES) {
        const tooltip = name(spot, side, circle.getRadius());
        const box = tooltip.getElement().getBoundingClientRect();
        const outside = box.left < frame.left || box.right > frame.right;
        if (!outside && !taken.some((t) => covers(box, t)) && !marks.some((m, i) => i !== own && covers(box, m))) {
          taken.push(box);
          return;
        }
        layer.removeLayer(tooltip);
      }
    });
  };
  map.on('zoomend', place);
  map.whenReady(place);
};

const draw = async () => {
  const box = document.querySelector('[data-map]');
  if (!box || box.dataset.drawn) return;
  box.dataset.drawn = 'yes';
  const all = spots(document.getElementById(box.dataset.list));
  const map = L.map(box, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 6,
    maxZoom: 14,
    zoomSnap: 0.5,
    fadeAnimation: false, // a name that finds no room is gone at once
    scrollWheelZoom: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  L.control.zoom({ zoomInTitle: box.dataset.in, zoomOutTitle: box.dataset.out }).addTo(map);
  const { near, far } = parted(all);
  map.fitBounds(near.length ? L.latLngBounds(near.map((s) => s.at)).pad(0.1) : L.latLngBounds([41.8, 20], [43.3, 21.9]));
  const beyond = document.querySelector('[data-beyond]');
  beyond.hidden = far.length === 0;
  beyond.textContent = `${beyond.dataset.beyond} ${far.map((s) => s.name).join(', ')}.`;
  const most = all.length ? all[0].claims : 1;
  // The largest first: a small circle is never hidden under a large one.
  const circles = all.map((spot) => {
    const circle = L.circleMarker(spot.at, {
      className: spot.site ? 'spot site' : 'spot',
      radius: radius(spot.claims, most),
    })
      .bindPopup(card(spot), { maxWidth: 280 })
      .addTo(map);
    operable(circle, spot, map, box);
    return { circle, spot };
  });
  label(circles, map);
  const answer = await fetch(box.dataset.borders);
  if (!answer.ok) throw new Error(`${box.dataset.borders}: ${answer.status}`);
  L.geoJSON(await answer.json(), { interactive: false, style: { className: 'land' } }).addTo(map).bringToBack();
};

const tried = () =>
  draw().catch((error) => {
    const box = document.querySelector('[data-map]');
    box.textContent = box.dataset.away;
    console.error(error);
  });

tried();
document.addEventListener('letopis:shown', tried);
