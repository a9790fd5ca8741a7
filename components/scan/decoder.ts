/** Reads the code in a picture of the camera; null when it sees none. */
export type Decoder = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const wanted = 'code_128 code_39 ean_13 ean_8 upc_a upc_e itf data_matrix qr_code'.split(' ');
const needed = ['code_128', 'ean_13', 'data_matrix'];

/** The browser's own decoder; null where it has none, or one that lacks common codes. */
async function browserDecoder(): Promise<Decoder | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const offered = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !needed.every((format) => offered?.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: wanted.filter((format) => offered?.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Larger pictures take longer to read than they help. */
const maxWidth = 960;

/** The decoder for browsers without their own; its code is loaded when it is used. */
async function ownDecoder(): Promise<Decoder> {
  const zxing = await import('@zxing/library');
  const { BarcodeFormat: format, DecodeHintType } = zxing;
  const reader = new zxing.MultiFormatReader();
  const formats = [
    format.CODE_128,
    format.CODE_39,
    format.EAN_13,
    format.EAN_8,
    format.UPC_A,
    format.UPC_E,
    format.ITF,
    format.DATA_MATRIX,
    format.QR_CODE,
  ];
  reader.setHints(
    new Map<number, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, formats],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  const canvas = document.createElement('canvas');
  return async (video) => {
    const scale = Math.min(1, maxWidth / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || !width || !height) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const gray = new Uint8ClampedArray(width * height);
    for (let at = 0; at < gray.length; at++) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
      gray[at] = (red * 306 + green * 601 + blue * 117) >> 10;
    }
    const source = new zxing.RGBLuminanceSource(gray, width, height);
    try {
      return reader.decodeWithState(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source))).getText();
    } catch {
      // No code in this picture.
      return null;
    }
  };
}

/** The best decoder that this browser can use. */
export async function loadDecoder(): Promise<Decoder> {
  return (await browserDecoder()) ?? ownDecoder();
}
