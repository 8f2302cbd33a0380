import decodeQR from 'qr/decode.js'

/** The browser's own detector, which not all have and whose type is in no library yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

type Watch = { signal: AbortSignal; onCode: (code: string) => void }

/** A glance takes a phone a few milliseconds; more of them would only warm it up. */
const glanceMs = 150
const longestSidePx = 800

/**
 * Shows the rear camera and reports every code that it sees, until the signal ends it.
 *
 * @throws {DOMException} `NotAllowedError` when the camera may not be used, `NotFoundError` without one
 */
export async function watchCamera(
  video: HTMLVideoElement,
  { signal, onCode }: Watch,
): Promise<void> {
  if (!navigator.mediaDevices) {
    throw new DOMException('No camera on an insecure page', 'NotSupportedError')
  }
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) {
      track.stop()
    }
  }
  if (signal.aborted) {
    stop()
    return
  }
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const look = await chooseReader()
  while (!signal.aborted) {
    const code = await look(video)
    if (code && !signal.aborted) {
      onCode(code)
    }
    await new Promise((resolve) => setTimeout(resolve, glanceMs))
  }
}

type Reader = (video: HTMLVideoElement) => Promise<string | null>

async function chooseReader(): Promise<Reader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = own ? await own.getSupportedFormats().catch(() => []) : []
  if (!own || !formats.includes('qr_code')) {
    return readPixels()
  }
  const detector = new own({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null
}

/** For browsers without a detector. */
function readPixels(): Reader {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) {
      return null
    }
    const scale = Math.min(1, longestSidePx / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // No code in this picture; the next one comes at once.
      return null
    }
  }
}
