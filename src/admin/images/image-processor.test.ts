import sharp from 'sharp';
import { ImageProcessor } from './image-processor.js';

const processor = new ImageProcessor();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6bff' } });

describe('ImageProcessor', () => {
  it('makes two WebP sizes and drops the EXIF block with its location', async () => {
    const upload = await picture(2000, 1000)
      .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(upload).metadata()).exif).toBeDefined();

    const { large, small } = await processor.process(upload);
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
    expect((await sharp(large).metadata()).exif).toBeUndefined();
  });

  it('does not enlarge a small picture', async () => {
    const { large } = await processor.process(await picture(100, 50).png().toBuffer());
    expect(await sharp(large).metadata()).toMatchObject({ width: 100, height: 50 });
  });

  it('refuses SVG, whatever its content', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(processor.process(svg)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE_EXCEPTION' });
  });

  it('refuses a file that only claims to be a picture', async () => {
    const liar = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.alloc(99),
    ]);
    await expect(processor.process(liar)).rejects.toMatchObject({ code: 'VALIDATION_EXCEPTION' });
  });

  it('refuses an empty file', async () => {
    await expect(processor.process(Buffer.alloc(0))).rejects.toMatchObject({ code: 'VALIDATION_EXCEPTION' });
  });

  it('refuses a picture that is cut off in the middle', async () => {
    const whole = await picture(800, 800).png({ compressionLevel: 0 }).toBuffer();
    await expect(processor.process(whole.subarray(0, 900_000))).rejects.toMatchObject({
      code: 'VALIDATION_EXCEPTION',
    });
  });

  it('refuses a decompression bomb by its pixels', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(processor.process(bomb)).rejects.toMatchObject({ code: 'VALIDATION_EXCEPTION' });
  });

  it('refuses more than 5 MB', async () => {
    await expect(processor.process(Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE_EXCEPTION',
    });
  });
});
