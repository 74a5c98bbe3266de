// Draws the list of places as a map. Whatever the list says is drawn, and nothing else.
const SHORTEST = 4;
const LONGEST = 24;

/** For readers whom motion disturbs nothing slides. */
const STILL = matchMedia('(prefers-reduced-motion: reduce)').matches;

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

const ROOM = 2;

/** How far from its circle a name may stand; beyond the first a line leads to it. */
const REACH = [ROOM, 16, 32, 48];

/** Where around a circle a name may stand, the best first; [1, 0] is to the right of it. */
const SIDES = [[1, 0], [-1, 0], [0, -1], [0, 1], [1, -1], [1, 1], [-1, -1], [-1, 1]];

const covers = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a box comes so near to a circle that it touches it. */
const touches = (box, { x, y, radius }) => {
  const nearest = [Math.min(Math.max(x, box.left), box.right), Math.min(Math.max(y, box.top), box.bottom)];
  return Math.hypot(nearest[0] - x, nearest[1] - y) < radius;
};

/** The box of a name at one side of a circle, so far from it. */
const standing = (mark, size, [right, down], reach) => {
  const away = (mark.radius + reach) * (right && down ? Math.SQRT1_2 : 1);
  const x = mark.x + right * (away + size.x / 2);
  const y = mark.y + down * (away + size.y / 2);
  return { left: x - size.x / 2, right: x + size.x / 2, top: y - size.y / 2, bottom: y + size.y / 2, x, y };
};

/** Whether a straight line passes through a box, looked at in steps. */
const crosses = (from, to, box) =>
  [0.2, 0.4, 0.6, 0.8].some((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });

/**
 * Names of the places, those of most claims first, as far as none covers another name or a circle:
 * beside their circle, or a little away where a line leads to them. Sites stand within their towns:
 * their names have what room is left, and no lines.
 */
const label = (circles, map) => {
  const layer = L.layerGroup().addTo(map);
  const sizes = new Map();
  const measure = (spot) => {
    const probe = worded(spot.name);
    probe.className = 'leaflet-tooltip name';
    map.getPane('tooltipPane').append(probe);
    const size = { x: probe.offsetWidth, y: probe.offsetHeight };
    probe.remove();
    return size;
  };
  const write = ({ spot, mark }, box, reach) => {
    if (reach > ROOM) {
      const edge = { x: Math.min(Math.max(mark.x, box.left), box.right), y: Math.min(Math.max(mark.y, box.top), box.bottom) };
      layer.addLayer(L.polyline([spot.at, map.containerPointToLatLng([edge.x, edge.y])], { className: 'leader', interactive: false }));
    }
    layer.addLayer(
      L.tooltip({ permanent: true, direction: 'center', offset: [box.x - mark.x, box.y - mark.y], className: 'name' })
        .setLatLng(spot.at)
        .setContent(worded(spot.name)),
    );
  };
  const place = () => {
    layer.clearLayers();
    const frame = map.getSize();
    const marked = circles.map(({ circle, spot }) => {
      const { x, y } = map.latLngToContainerPoint(spot.at);
      return { spot, mark: { x, y, radius: circle.getRadius() + ROOM / 2 } };
    });
    const names = [];
    const lines = [];
    const isFree = (box, own) =>
      box.left >= 0 && box.right <= frame.x &&
      !names.some((other) => covers(box, other)) &&
      !lines.some(([from, to]) => crosses(from, to, box)) &&
      !marked.some(({ mark }) => mark !== own && touches(box, mark));
    const ordered = [...marked.filter((m) => !m.spot.site), ...marked.filter((m) => m.spot.site)];
    for (const entry of ordered) {
      const { spot, mark } = entry;
      if (!sizes.has(spot)) sizes.set(spot, measure(spot));
      const reaches = spot.site ? REACH.slice(0, 1) : REACH;
      const found = reaches
        .flatMap((reach) => SIDES.map((side) => ({ reach, box: standing(mark, sizes.get(spot), side, reach) })))
        .find(({ reach, box }) => isFree(box, mark) && !(reach > ROOM && names.some((other) => crosses(mark, box, other))));
      if (!found) continue;
      names.push(found.box);
      if (found.reach > ROOM) lines.push([mark, found.box]);
      write(entry, found.box, found.reach);
    }
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
    zoomAnimation: !STILL,
    inertia: !STILL,
  });
  if (STILL) map.panBy = (offset, options) => L.Map.prototype.panBy.call(map, offset, { ...options, animate: false });
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
