export const sampleRate = 44_100

/** What the layers play into: two dry channels and what each sends to the reverb. */
export type Mix = {
  length: number
  left: Float32Array
  right: Float32Array
  send: Float32Array
}

/** How a note sits in the mix: `pan` from -1 (left) to 1, `send` the share that goes to the reverb. */
export type Placement = { gain: number; pan: number; send: number }

export function createMix(seconds: number): Mix {
  const length = Math.ceil(seconds * sampleRate)
  return {
    length,
    left: new Float32Array(length),
    right: new Float32Array(length),
    send: new Float32Array(length),
  }
}

/** Adds a mono sound at a time in seconds, with constant power across the stereo field. */
export function place(mix: Mix, sound: Float32Array, at: number, placement: Placement): void {
  const { left, right, send } = mix
  const angle = ((placement.pan + 1) * Math.PI) / 4
  const gainLeft = placement.gain * Math.cos(angle)
  const gainRight = placement.gain * Math.sin(angle)
  const gainSend = placement.gain * placement.send
  const start = Math.max(0, Math.round(at * sampleRate))
  const count = Math.min(sound.length, mix.length - start)
  for (let index = 0; index < count; index++) {
    const sample = sound[index] ?? 0
    const target = start + index
    left[target] = (left[target] ?? 0) + sample * gainLeft
    right[target] = (right[target] ?? 0) + sample * gainRight
    send[target] = (send[target] ?? 0) + sample * gainSend
  }
}
