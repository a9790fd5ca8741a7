// Turns rendered PNGs into the shop's pictures, and lists them in kinds.json.
//   node lib/setup/pictures/to-webp.mjs DIR
import { existsSync, readdirSync, readFileSync, writeFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = dirname(fileURLToPath(import.meta.url));
const pictures = join(here, "../../../public/pictures");
const items = join(pictures, "items");
const scenes = { hero: "hero", about: "about", "not-found": "not-found" };

const kinds = readdirSync(join(here, "kinds"))
  .filter((f) => f.endsWith(".py") && !f.startsWith("_"))
  .map((f) => {
    const source = readFileSync(join(here, "kinds", f), "utf8");
    const list = /^COLOURS = (\[.*\])$/m.exec(source);
    return {
      kind: f.slice(0, -3).replaceAll("_", "-"),
      colours: list ? JSON.parse(list[1]) : [],
      alt: JSON.parse(/^ALT = (".*")$/m.exec(source)[1]),
      scene: /^SIZE = /m.test(source),
    };
  });

const target = (name) => {
  if (name in scenes) return join(pictures, `${name}.webp`);
  if (name.startsWith("category-")) return join(pictures, "categories", `${name.slice(9)}.webp`);
  return join(items, `${name}.webp`);
};

async function convert(from, to) {
  if (existsSync(to) && statSync(to).mtimeMs > statSync(from).mtimeMs) return;
  const { width, height } = await sharp(from).metadata();
  const scale = width >= 1000 ? 1 / 0.9 : 800 / width;
  await sharp(from)
    .resize(Math.round(width * scale), Math.round(height * scale), { kernel: "lanczos3" })
    .sharpen({ sigma: 0.7, m1: 0.3, m2: 0.9 })
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(to);
}

const folder = process.argv[2];
if (folder) {
  const first = new Map(kinds.filter((k) => k.colours.length).map((k) => [k.kind, k.colours[0]]));
  for (const f of readdirSync(folder).filter((n) => n.endsWith(".png"))) {
    const name = f.slice(0, -4);
    await convert(join(folder, f), target(name));
    // the first colour is also the kind's own picture
    for (const [kind, colour] of first) {
      if (name === `${kind}-${colour}`) await convert(join(folder, f), target(kind));
      const view = new RegExp(`^${kind}-${colour}-view(\\d)$`).exec(name);
      if (view) await convert(join(folder, f), target(`${kind}-view${view[1]}`));
    }
  }
}

const index = kinds
  .filter((k) => !k.scene && existsSync(join(items, `${k.kind}.webp`)))
  .map(({ kind, colours, alt }) => ({
    kind,
    colours: colours.filter((c) => existsSync(join(items, `${kind}-${c}.webp`))),
    views: [3, 2].find((n) => existsSync(join(items, `${kind}-view${n}.webp`))) ?? 1,
    alt,
  }));
writeFileSync(join(here, "kinds.json"), `[\n${index.map((k) => `  ${JSON.stringify(k)}`).join(",\n")}\n]\n`);
