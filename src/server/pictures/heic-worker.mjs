import { parentPort, workerData } from 'node:worker_threads'
import heic from 'heic-decode'

// A thread of its own: decoding takes seconds, in which a server would answer nobody.
const { bytes, mostPixels } = workerData
const images = await heic.all({ buffer: bytes })
const [picture] = images
if (picture.width * picture.height > mostPixels) {
  parentPort.postMessage({ isTooLarge: true })
} else {
  const { width, height, data } = await picture.decode()
  parentPort.postMessage({ width, height, pixels: data.buffer }, [data.buffer])
}
images.dispose()
