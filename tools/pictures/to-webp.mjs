// Turns rendered PNGs into the shop's pictures, makes their cuts, and lists them in kinds.json.
//   npx tsx tools/pictures/to-webp.mjs DIR
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { pictureAddress } from "../../components/ui/picture-address.ts";
import { imageWidths } from "../../lib/images/rules.ts";

const here = dirname(fileURLToPath(import.meta.url));
const pictures = join(here, "../../public/pictures");
const items = join(pictures, "items");
const scenes = ["hero", "about"];

const kinds = readdirSync(join(here, "kinds"))
  .filter((f) => f.endsWith(".py") && !f.startsWith("_"))
  .map((f) => {
    const source = readFileSync(join(here, "kinds", f), "utf8");
    const list = /^COLORS = (\[.*\])$/m.exec(source);
    return {
      kind: f.slice(0, -3).replaceAll("_", "-"),
      colors: list ? JSON.parse(list[1]) : [],
      alt: JSON.parse(/^ALT = (".*")$/m.exec(source)[1]),
      forms: [...(/^FORMS = (\{[\s\S]*?\n?\})$/m.exec(source)?.[1] ?? "").matchAll(/"([\w-]+)": \{/g)].map((m) => m[1]),
      scene: /^SIZE = /m.test(source),
    };
  });

const target = (name) => {
  if (scenes.includes(name)) return join(pictures, `${name}.webp`);
  if (name.startsWith("category-")) return join(pictures, "categories", `${name.slice(9)}.webp`);
  return join(items, `${name}.webp`);
};

// What is all but the color of the ground becomes just that, so that no picture shows its edge on a page.
const ground = [244, 244, 242];
function level(data) {
  for (let i = 0; i < data.length; i += 3) {
    const high = Math.max(data[i], data[i + 1], data[i + 2]);
    const low = Math.min(data[i], data[i + 1], data[i + 2]);
    if (low < 200 || high - low > 14) continue;
    const near = Math.min(1, (low - 200) / 32);
    for (let c = 0; c < 3; c++) {
      const v = data[i + c];
      if (v < ground[c]) data[i + c] = Math.min(ground[c], v * (1 + 0.032 * near));
    }
  }
  return data;
}

async function convert(from, to) {
  if (existsSync(to) && statSync(to).mtimeMs > statSync(from).mtimeMs) return;
  const png = sharp(from);
  const { isOpaque } = await png.stats();
  const { data, info } = await (isOpaque ? png.removeAlpha() : png).raw().toBuffer({ resolveWithObject: true });
  const scale = info.width > 800 ? 1 / 0.82 : 800 / info.width;
  await sharp(isOpaque ? level(data) : data, { raw: info })
    .resize(Math.round(info.width * scale), Math.round(info.height * scale), { kernel: "lanczos3" })
    .sharpen({ sigma: 0.7, m1: 0.3, m2: 0.9 })
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(to);
}

const folder = process.argv[2];
if (folder) {
  // the first color is the kind's own picture
  const first = new Map(kinds.filter((k) => k.colors.length).map((k) => [`${k.kind}-${k.colors[0]}`, k.kind]));
  for (const f of readdirSync(folder).filter((n) => n.endsWith(".png"))) {
    const [, base, view = ""] = /^(.*?)(-view\d)?\.png$/.exec(f);
    await convert(join(folder, f), target((first.get(base) ?? base) + view));
  }
}

// Every picture in the widths that a page may ask for.
for (const folder of [pictures, ...["items", "categories", "people"].map((name) => join(pictures, name))]) {
  for (const name of readdirSync(folder).filter((f) => f.endsWith(".webp"))) {
    const from = join(folder, name);
    const addresses = new Set(imageWidths.map((width) => pictureAddress(from.slice(pictures.length - "/pictures".length), width)));
    for (const address of addresses) {
      const to = join(pictures, "..", address);
      if (to === from || (existsSync(to) && statSync(to).mtimeMs > statSync(from).mtimeMs)) continue;
      mkdirSync(dirname(to), { recursive: true });
      const width = Number(basename(dirname(to)));
      await sharp(from).resize(width, null, { withoutEnlargement: true }).webp({ quality: 76, effort: 6, smartSubsample: true }).toFile(to);
    }
  }
}

const index = kinds
  .filter((k) => !k.scene && existsSync(join(items, `${k.kind}.webp`)))
  .map(({ kind, colors, forms, alt }) => ({
    kind,
    colors: colors.filter((c, at) => at === 0 || existsSync(join(items, `${kind}-${c}.webp`))),
    forms: forms.filter((f) => existsSync(join(items, `${kind}-${f}.webp`))),
    views: [3, 2].find((n) => existsSync(join(items, `${kind}-view${n}.webp`))) ?? 1,
    alt,
  }));
writeFileSync(join(here, "kinds.json"), `[\n${index.map((k) => `  ${JSON.stringify(k)}`).join(",\n")}\n]\n`);
