// Gives the picture of a painted or molded thing another color, without rendering it again.
//   node tools/pictures/recolor.mjs FROM.png yellow red TO.png
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const scene = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "scene.py"), "utf8");
const paint = (name) => JSON.parse(`[${new RegExp(`"${name}": \\(([^)]*)\\)`).exec(scene)[1]}]`);
const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toDisplay = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.min(1, v) ** (1 / 2.4) - 0.055);

const [from, before, after, to] = process.argv.slice(2);
const [old, next] = [paint(before), paint(after)];
const high = old.indexOf(Math.max(...old));
const low = old.indexOf(Math.min(...old));
const middle = 3 - high - low;
const hue = (c) => (c[middle] - c[low]) / (c[high] - c[low]);
const { data, info } = await sharp(from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
for (let i = 0; i < data.length; i += 3) {
  const c = [0, 1, 2].map((k) => toLinear(data[i + k] / 255));
  // what the paint throws back in its own color is exchanged; gloss, gray and parts of other colors stay
  const chroma = c[high] - c[low];
  if (chroma < 0.001) continue;
  const away = hue(c) - hue(old);
  const near = 2 - Math.abs(away) / (away > 0 ? 0.4 : 0.16); // bright paint looks yellower than it is
  const pale = 2 - chroma / c[high] / 0.1; // what it throws on the ground
  const alike = Math.min(1, Math.max(0, near, pale));
  const shade = chroma / (old[high] - old[low]);
  for (let k = 0; k < 3; k++) {
    const painted = c[low] + (next[k] - Math.min(...next)) * shade;
    data[i + k] = Math.round(255 * toDisplay(c[k] + (painted - c[k]) * alike));
  }
}
await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  .png()
  .toFile(to);
