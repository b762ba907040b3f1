import {crc32, deflateSync} from 'node:zlib';

function toChunk(type, data) {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}

/** Whether a point, with coordinates from -1 to 1, is inside a paw print. */
function isPaw(x, y) {
  const inside = (cx, cy, r) => (x - cx) ** 2 + (y - cy) ** 2 < r * r;
  return (
    inside(0, 0.28, 0.36) ||
    inside(-0.5, -0.12, 0.17) ||
    inside(-0.18, -0.4, 0.17) ||
    inside(0.18, -0.4, 0.17) ||
    inside(0.5, -0.12, 0.17)
  );
}

/**
 * A PNG of a paw print in the colours of a pet.
 * @param {number} id
 * @param {number} size width and height in pixels
 */
export function drawPaw(id, size) {
  const hue = (id * 67) % 256;
  const paper = [230 - (hue >> 3), 236, 214 + (hue >> 3)];
  const ink = [hue >> 1, 80, 128 - (hue >> 2)];
  const rows = Buffer.alloc(size * (1 + size * 3));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const colour = isPaw((2 * x) / size - 1, (2 * y) / size - 1) ? ink : paper;
      rows.set(colour, y * (1 + size * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    toChunk('IHDR', header),
    toChunk('IDAT', deflateSync(rows)),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}
