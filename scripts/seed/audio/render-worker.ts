import { parentPort } from 'node:worker_threads'
import { render } from './render'
import type { Song } from './song'

parentPort?.on('message', ({ song, isLossless }: { song: Song; isLossless: boolean }) => {
  parentPort?.postMessage(render(song, { isLossless }))
})
