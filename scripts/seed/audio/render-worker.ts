import { parentPort } from 'node:worker_threads'
import { render } from './render'
import type { Song } from './song'

parentPort?.on('message', (song: Song) => {
  parentPort?.postMessage(render(song))
})
