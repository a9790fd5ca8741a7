// Draws the portraits beside the testimonials: flat illustrations, put together from a few parts.
//   node tools/pictures/people.mjs
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const out = join(dirname(fileURLToPath(import.meta.url)), "../../public/pictures/people");

const shade = (hex, by) =>
  "#" + [1, 3, 5].map((i) => Math.max(0, Math.min(255, Math.round(parseInt(hex.slice(i, i + 2), 16) * by))).toString(16).padStart(2, "0")).join("");

const hair = {
  short: (c) => `<path fill="${c}" d="M80 112c-4-42 20-62 49-62 31 0 53 21 47 63-4-2-5-12-9-22-14-4-26-10-34-17-11 10-29 15-43 17-5 9-6 19-10 21z"/>`,
  crop: (c) => `<path fill="${c}" d="M82 108c-3-38 18-56 46-56s49 18 46 56c-4-3-5-12-8-20-10-12-24-16-38-16s-28 4-38 16c-3 8-4 17-8 20z"/>`,
  bun: (c) => `<circle cx="128" cy="44" r="19" fill="${c}"/><path fill="${c}" d="M80 116c-5-42 19-64 48-64s53 22 48 64c-4-2-6-14-10-24-18-3-32-12-40-20-8 9-22 17-36 20-4 10-6 22-10 24z"/>`,
  curls: (c) => `<g fill="${c}"><circle cx="92" cy="80" r="20"/><circle cx="110" cy="62" r="21"/><circle cx="136" cy="58" r="22"/><circle cx="158" cy="72" r="20"/><circle cx="168" cy="94" r="15"/><circle cx="85" cy="100" r="15"/></g>`,
  long: (c) => `<path fill="${c}" d="M79 116c-5-44 20-66 49-66s54 22 49 66c-3-2-6-14-10-24-20 0-46-8-56-22-6 12-14 19-22 23-4 9-6 21-10 23z"/>`,
  bald: (c) => `<path fill="${c}" d="M82 118c-3-10-3-20 0-28 5 6 6 18 6 28zM174 118c3-10 3-20 0-28-5 6-6 18-6 28z"/>`,
  none: () => "",
};
const behind = {
  long: (c) => `<path fill="${shade(c, 0.82)}" d="M76 104c-4-36 22-56 52-56s56 20 52 56c-2 26 6 52 2 72-14 10-94 10-108 0-4-20 4-46 2-72z"/>`,
};
const hat = (c) =>
  `<path fill="${c}" d="M74 96c0-34 24-56 54-56s54 22 54 56z"/><path fill="${shade(c, 0.9)}" d="M112 96c-2-26 2-44 8-56h16c6 12 10 30 8 56z"/><path fill="${shade(c, 1.08)}" d="M117 92c-1-22 2-38 7-50h8c5 12 8 28 7 50z"/><rect x="66" y="92" width="124" height="12" rx="6" fill="${shade(c, 0.86)}"/>`;
const cap = (c) =>
  `<path fill="${c}" d="M78 98c-2-34 20-54 50-54s52 20 50 54z"/><path fill="${shade(c, 0.8)}" d="M76 94c20-8 60-10 112 2 8 2 10 12 2 12-40-8-80-6-112-3z"/><circle cx="128" cy="45" r="4" fill="${shade(c, 0.8)}"/>`;
const beards = {
  full: (c) => `<path fill="${c}" d="M86 124c2 44 20 62 42 62s40-18 42-62c-6 10-12 15-20 17-12-8-32-8-44 0-8-2-14-7-20-17z"/>`,
  short: (c) => `<path fill="${c}" opacity=".42" d="M86 126c3 40 20 57 42 57s39-17 42-57c-7 13-16 20-24 21-10-6-26-6-36 0-8-1-17-8-24-21z"/>`,
  moustache: (c) => `<path fill="${c}" d="M104 148c6-10 18-11 24-6 6-5 18-4 24 6-9 4-18 3-24-1-6 4-15 5-24 1z"/>`,
};
const glasses = `<g fill="none" stroke="#2b3138" stroke-width="3.4"><rect x="93" y="107" width="29" height="23" rx="10"/><rect x="134" y="107" width="29" height="23" rx="10"/><path d="M122 115q6-4 12 0M93 114l-9-3M163 114l9-3"/></g>`;

const wear = {
  overall: (a, b) => `<path fill="${a}" d="M26 256c2-42 34-58 70-64h64c36 6 68 22 70 64z"/><path fill="${b}" d="M84 198l14-5 8 42h44l8-42 14 5-4 58H88z"/><circle cx="105" cy="234" r="4.5" fill="#f1d9a3"/><circle cx="151" cy="234" r="4.5" fill="#f1d9a3"/>`,
  vest: (a, b) => `<path fill="${a}" d="M26 256c2-42 34-58 70-64h64c36 6 68 22 70 64z"/><path fill="${b}" d="M64 204l36-12 22 64H58zM192 204l-36-12-22 64h64z"/><path fill="#eef0ee" d="M60 232h54l5 13H58zM196 232h-54l-5 13h61z"/>`,
  shirt: (a, b) => `<path fill="${a}" d="M26 256c2-42 34-58 70-64h64c36 6 68 22 70 64z"/><path fill="${b}" d="M96 192l32 34 32-34 10 5-22 42-20-16-20 16-22-42z"/><path stroke="${shade(a, 0.85)}" stroke-width="2.5" d="M128 228v28"/>`,
  sweater: (a, b) => `<path fill="${a}" d="M26 256c2-42 34-58 70-64h64c36 6 68 22 70 64z"/><path fill="${b}" d="M94 194c6 22 62 22 68 0l8 2c-4 34-80 34-84 0z"/>`,
};

function portrait(p) {
  const dark = shade(p.skin, 0.86);
  const lip = p.lip ?? shade(p.skin, 0.62);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="512" height="512">
  <rect width="256" height="256" fill="${p.ground}"/>
  <circle cx="196" cy="60" r="88" fill="#fff" opacity=".14"/>
  ${p.back ? behind[p.back](p.hair) : ""}
  ${wear[p.wear[0]](p.wear[1], p.wear[2])}
  <path fill="${dark}" d="M106 160h44v32c0 22-44 22-44 0z"/>
  <ellipse cx="82" cy="122" rx="9" ry="13" fill="${dark}"/><ellipse cx="174" cy="122" rx="9" ry="13" fill="${dark}"/>
  <path fill="${p.skin}" d="M84 104c0-34 18-50 44-50s44 16 44 50v24c0 36-20 56-44 56s-44-20-44-56z"/>
  ${p.beard ? beards[p.beard](p.beardColor ?? p.hair) : ""}
  ${p.top === "hat" ? hair.crop(p.hair) + hat(p.topColor) : p.top === "cap" ? hair.crop(p.hair) + cap(p.topColor) : hair[p.style](p.hair)}
  <ellipse cx="108" cy="119" rx="4.2" ry="4.8" fill="#262320"/><ellipse cx="148" cy="119" rx="4.2" ry="4.8" fill="#262320"/>
  <circle cx="109.6" cy="117.2" r="1.3" fill="#fff"/><circle cx="149.6" cy="117.2" r="1.3" fill="#fff"/>
  <path d="M99 108q9-6 18-2M139 106q9-4 18 2" fill="none" stroke="${shade(p.brow ?? p.hair, 0.85)}" stroke-width="4" stroke-linecap="round"/>
  <path d="M128 122q7 13 0 17q-4 1-6-1" fill="none" stroke="${shade(p.skin, 0.76)}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <ellipse cx="98" cy="138" rx="9" ry="6" fill="#e2604a" opacity=".13"/><ellipse cx="158" cy="138" rx="9" ry="6" fill="#e2604a" opacity=".13"/>
  ${p.grin ? `<path d="M110 150q18 20 36 0q-18 5-36 0z" fill="#fff" stroke="${lip}" stroke-width="3" stroke-linejoin="round"/>` : `<path d="M112 152q16 13 32 0" fill="none" stroke="${lip}" stroke-width="4" stroke-linecap="round"/>`}
  ${p.glasses ? glasses : ""}
</svg>`;
}

const people = [
  { ground: "#c9d8e2", skin: "#e9bd97", hair: "#5b3a22", style: "short", beard: "short", wear: ["overall", "#b8443a", "#2f4a68"], grin: true },
  { ground: "#efd9b4", skin: "#8d5a3a", hair: "#1f1713", style: "curls", wear: ["shirt", "#2f6f6a", "#28605b"], grin: true },
  { ground: "#d9dccf", skin: "#f0c8a6", hair: "#a8a29a", style: "bald", beard: "moustache", glasses: true, wear: ["sweater", "#4a5a49", "#3c4a3c"] },
  { ground: "#e6cfc4", skin: "#f2cdb0", hair: "#8a4b25", style: "long", back: "long", wear: ["overall", "#e8e2d6", "#43617f"], grin: true, lip: "#b5524b" },
  { ground: "#cfdccf", skin: "#6b432b", hair: "#15110f", top: "hat", topColor: "#f2b21b", style: "none", beard: "short", wear: ["vest", "#37424d", "#f08a1d"], grin: true },
  { ground: "#d8d3e2", skin: "#ddb084", hair: "#17171b", style: "bun", glasses: true, wear: ["shirt", "#d9e2ea", "#c3d0db"], lip: "#a8483f" },
  { ground: "#f0dcc0", skin: "#c98f62", hair: "#2a211c", top: "cap", topColor: "#2f4a68", style: "none", beard: "full", beardColor: "#2a211c", wear: ["sweater", "#8a8f94", "#767b80"], grin: true },
];

mkdirSync(out, { recursive: true });
for (const [k, p] of people.entries())
  await sharp(Buffer.from(portrait(p))).resize(256, 256).webp({ quality: 90, effort: 6 }).toFile(join(out, `${k + 1}.webp`));
