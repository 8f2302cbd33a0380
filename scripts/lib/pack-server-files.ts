import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Below this, a file is not worth the work. */
const packFromBytes = 50_000

/**
 * Takes comments and indentation out of the scripts that servers load, and letters that are none of ASCII: every
 * process keeps their text for good, and takes twice the room for a file with one letter beyond Latin-1. Names stay,
 * for traces.
 */
export async function packServerFiles(dir: string): Promise<void> {
  // Only builds need it: it is not where a build runs.
  const { transform } = await import('esbuild')
  const names = await readdir(dir, { recursive: true })
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => path.join(dir, name))
  await Promise.all(
    scripts.map(async (file) => {
      if ((await stat(file)).size < packFromBytes) {
        return
      }
      const { code } = await transform(await readFile(file, 'utf8'), {
        charset: 'ascii',
        minifyWhitespace: true,
        legalComments: 'none',
      })
      await writeFile(file, escapeLetters(code))
    }),
  )
}

/** Escapes the letters beyond Latin-1 that esbuild leaves, those of regular expressions. */
function escapeLetters(code: string): string {
  return code.replace(/(\\*)([\u0100-\uffff])/g, (_, slashes: string, letter: string) => {
    // `\–` is the letter itself.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1)
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
