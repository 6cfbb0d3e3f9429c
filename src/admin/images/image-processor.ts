import { Injectable } from '@nestjs/common';
import type { Metadata } from 'sharp';
import { AppError, invalidField } from '../../common/errors/app-error.js';

/** Largest upload, bytes. */
export const IMAGE_LIMIT_BYTES = 5 * 1024 * 1024;

/** A 5 MB file can claim to be gigapixels; no photo is larger than this. */
const LIMIT_PIXELS = 40_000_000;

/** Longer side, px: fits the detail screen at double density, and a card. */
const LARGE_PX = 1280;
const SMALL_PX = 480;

const ACCEPTED = new Set(['jpeg', 'png', 'webp']);

export interface ProcessedImage {
  /** WebP. */
  large: Buffer;
  small: Buffer;
}

/**
 * Decodes an upload and encodes it as WebP in two sizes. This drops everything else in the file (EXIF with its location, scripts, trailing data).
 * Refuses files that do not decode as JPEG, PNG or WebP.
 */
@Injectable()
export class ImageProcessor {
  async process(bytes: Buffer): Promise<ProcessedImage> {
    if (bytes.length > IMAGE_LIMIT_BYTES) throw new AppError('PAYLOAD_TOO_LARGE_EXCEPTION');
    const { format, width = 0, height = 0 } = await readHeader(bytes);
    if (!format || !ACCEPTED.has(format)) throw new AppError('UNSUPPORTED_MEDIA_TYPE_EXCEPTION');
    if (width * height > LIMIT_PIXELS) return refuse();
    try {
      return { large: await encode(bytes, LARGE_PX), small: await encode(bytes, SMALL_PX) };
    } catch {
      return refuse();
    }
  }
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  const { default: sharp } = await import('sharp');
  try {
    // Throws synchronously for an empty buffer, and rejects for unreadable bytes.
    return await sharp(bytes, { limitInputPixels: LIMIT_PIXELS }).metadata();
  } catch {
    return refuse();
  }
}

async function encode(bytes: Buffer, longerSide: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: LIMIT_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

function refuse(): never {
  throw invalidField('image', 'JPEG, PNG, WebP 그림만 올릴 수 있어요. 파일을 다시 확인해 주세요.');
}
