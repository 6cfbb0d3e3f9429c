export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** The server's limits: bytes of a file, and its pixels. */
const LARGEST_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** Longer side in px of a card's picture at double density. */
const SHARP_PX = 480;
/** Longer side in px that the server keeps: more would only take longer to send. */
const KEPT_PX = 1280;
const QUALITY = 0.92;

export interface PictureSize {
  width: number;
  height: number;
}

/** A part of a picture, in percent of its sides. */
export interface PictureArea extends PictureSize {
  x: number;
  y: number;
}

/** Why a file cannot be sent; null when it can. */
export function fileFault(file: File): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return 'JPEG, PNG, WebP 그림만 올릴 수 있어요.';
  return file.size > LARGEST_BYTES ? '그림은 5MB까지 올릴 수 있어요.' : null;
}

/** Why a picture cannot be sent; null when it can. */
export function sizeFault({ width, height }: PictureSize): string | null {
  return width * height > MOST_PIXELS ? '그림이 너무 커요. 4,000만 픽셀까지 올릴 수 있어요.' : null;
}

export const isBlurred = ({ width, height }: PictureSize): boolean => Math.max(width, height) < SHARP_PX;

/** The area in pixels, and its drawn size. */
export function drawnSize(natural: PictureSize, area: PictureArea) {
  const part = {
    x: Math.round((natural.width * area.x) / 100),
    y: Math.round((natural.height * area.y) / 100),
    width: Math.max(1, Math.round((natural.width * area.width) / 100)),
    height: Math.max(1, Math.round((natural.height * area.height) / 100)),
  };
  const scale = Math.min(1, KEPT_PX / Math.max(part.width, part.height));
  return {
    part,
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
}

/** A part of a picture as its own file, under the original's name. */
export async function cropped(image: HTMLImageElement, area: PictureArea, name: string): Promise<File> {
  const { part, width, height } = drawnSize({ width: image.naturalWidth, height: image.naturalHeight }, area);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  // A browser that cannot write WebP writes PNG, which keeps transparency, too.
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!blob) throw new Error('The canvas gave no picture');
  const ending = blob.type === 'image/webp' ? '.webp' : '.png';
  return new File([blob], name.replace(/\.\w+$/, '') + ending, { type: blob.type });
}
