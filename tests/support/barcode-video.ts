import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { code128 } from '../../lib/shared/code128';

const [width, height, module] = [640, 480, 3];

/** A video file (YUV4MPEG2) for the camera of a browser under test, which shows the barcode of a text. */
export function barcodeVideo(text: string): string {
  const row = Buffer.alloc(width, 235);
  const bars = code128(text);
  const length = bars.reduce((sum, bar) => sum + bar, 0) * module;
  let at = Math.floor((width - length) / 2);
  bars.forEach((bar, index) => {
    if (index % 2 === 0) row.fill(16, at, at + bar * module);
    at += bar * module;
  });
  const white = Buffer.alloc(width, 235);
  const rows = Array.from({ length: height }, (_, y) => (y > 120 && y < 360 ? row : white));
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, Buffer.alloc((width * height) / 2, 128)]);
  const file = join(mkdtempSync(join(tmpdir(), 'hexbolt-camera-')), 'barcode.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
  return file;
}
