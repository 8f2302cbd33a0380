/**
 * Makes the committed films of the demo's posts out of its own pictures and music:
 * `npx tsx scripts/seed/art/film.ts [name…]`. Needs `ffmpeg` with libx264 on the path; the demo itself
 * does not.
 */
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

type Film = {
  /** Of the picture and of the film. */
  name: string
  /** Key of the track that is heard. */
  track: string
  /** Where the recording is joined. */
  fromSeconds: number
  /** The camera's path over the picture, as ffmpeg's zoompan says it; `on` counts frames. */
  camera: { zoom: string; x: string; y: string }
}

const seconds = 10
const framesPerSecond = 24
const frames = seconds * framesPerSecond
const budget = 400_000

const films: readonly Film[] = [
  {
    name: 'post-lido',
    track: 'paper-lanterns',
    fromSeconds: 8,
    camera: {
      zoom: `1+0.28*on/${frames}`,
      x: '(iw-iw/zoom)*0.55',
      y: '(ih-ih/zoom)*0.6',
    },
  },
  {
    name: 'nocturne-m62',
    track: 'nocturne-for-the-m62',
    fromSeconds: 10,
    camera: {
      zoom: '1.15',
      x: `(iw-iw/zoom)*(0.1+0.8*on/${frames})`,
      y: '(ih-ih/zoom)*0.5',
    },
  },
]

const run = promisify(execFile)
const folder = path.dirname(fileURLToPath(import.meta.url))

async function shoot(film: Film): Promise<void> {
  const { name, track } = film
  const picture = path.join(folder, `${name}.webp`)
  const sound = path.join(folder, `../audio/${track}.mp3`)
  const target = path.join(folder, `${name}.mp4`)
  for (const quality of [26, 29, 32, 35, 38]) {
    await encode(film, { picture, sound, target, quality })
    const { size } = await stat(target)
    if (size <= budget) {
      console.log(`${name}.mp4: ${size} bytes`)
      return
    }
  }
  throw new Error(`${name}.mp4 does not get smaller than ${budget} bytes`)
}

type Files = { picture: string; sound: string; target: string; quality: number }

/** The picture is enlarged first: zoompan moves by whole pixels, which would tremble. */
async function encode({ fromSeconds, camera }: Film, files: Files): Promise<void> {
  const { zoom, x, y } = camera
  const picture = [
    'scale=2880:1620:force_original_aspect_ratio=increase:flags=lanczos',
    'crop=2880:1620',
    `zoompan=z='${zoom}':x='${x}':y='${y}':d=${frames}:s=960x540:fps=${framesPerSecond}`,
    'format=yuv420p',
  ].join(',')
  const fades = `afade=in:d=1,afade=out:st=${seconds - 2}:d=2`
  await run('ffmpeg', [
    '-y',
    ...['-i', files.picture],
    ...['-ss', String(fromSeconds), '-i', files.sound],
    ...['-filter_complex', `[0:v]${picture}[v];[1:a]${fades}[a]`],
    ...['-map', '[v]', '-map', '[a]', '-t', String(seconds)],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(files.quality)],
    ...['-profile:v', 'main', '-c:a', 'aac', '-b:a', '64k', '-ac', '2'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'],
    files.target,
  ])
}

const names = process.argv.slice(2)
for (const film of films) {
  if (names.length === 0 || names.includes(film.name)) {
    await shoot(film)
  }
}
