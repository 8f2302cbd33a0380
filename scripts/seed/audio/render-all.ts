import { Worker } from 'node:worker_threads'
import type { Recording } from './render'
import type { Song } from './song'

const workerCount = 2

/** With `isLossless` a WAV is made of it as well. */
export type SongToRender = { key: string; song: Song; isLossless?: boolean }

/**
 * Renders all songs on two threads.
 *
 * @throws {Error} the first failure of a worker; the others are stopped
 */
export async function renderAll(songs: readonly SongToRender[]): Promise<Map<string, Recording>> {
  const waiting = [...songs]
  const recordings = new Map<string, Recording>()
  const workers = Array.from({ length: Math.min(workerCount, songs.length) }, startWorker)
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          recordings.set(next.key, await renderOn(worker, next))
        }
      }),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return recordings
}

function startWorker(): Worker {
  return new Worker(new URL('./render-worker.mjs', import.meta.url), {
    // The parent's loader must not be inherited: the worker brings its own.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
}

function renderOn(worker: Worker, { song, isLossless }: SongToRender): Promise<Recording> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (recording: Recording) => {
      worker.off('error', reject)
      resolve(recording)
    })
    worker.postMessage({ song, isLossless })
  })
}
