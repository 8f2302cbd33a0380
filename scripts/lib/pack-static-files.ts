import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packs = {
  // The highest takes three times as long, for a fiftieth less.
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gz: (content: Buffer) => promisify(gzip)(content),
}

/** Below this, a file is sent as it is: packing saves no packet. */
const packFromBytes = 1000

/** Writes every script and style below the folder a second and third time, packed for browsers. */
export async function packStaticFiles(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(dir, name)
      const content = await readFile(file)
      if (content.length < packFromBytes) {
        return
      }
      for (const [ending, pack] of Object.entries(packs)) {
        await writeFile(`${file}.${ending}`, await pack(content))
      }
    }),
  )
}
