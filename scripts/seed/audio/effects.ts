import { type Mix, sampleRate } from './mix'

const combSeconds = [0.0297, 0.0371, 0.0411, 0.0437, 0.0331, 0.0393]
const allpassSeconds = [0.005, 0.0017]
const stereoSpread = 0.00052

/** Mixes the reverb of the send channel into both sides; `space` 0–1 sets its length and level. */
export function reverberate(mix: Mix, space: number): void {
  const feedback = 0.74 + 0.2 * space
  const level = 0.05 + 0.11 * space
  addRoom(mix.left, mix.send, 0, feedback, level)
  addRoom(mix.right, mix.send, stereoSpread, feedback, level)
}

function addRoom(
  target: Float32Array,
  source: Float32Array,
  spread: number,
  feedback: number,
  level: number,
): void {
  const room = new Float32Array(source.length)
  for (const seconds of combSeconds) {
    comb(room, source, Math.round((seconds + spread) * sampleRate), feedback)
  }
  for (const seconds of allpassSeconds) {
    allpass(room, Math.round((seconds + spread) * sampleRate))
  }
  for (let index = 0; index < target.length; index++) {
    target[index] = (target[index] ?? 0) + (room[index] ?? 0) * level
  }
}

function comb(room: Float32Array, source: Float32Array, delay: number, feedback: number): void {
  const line = new Float32Array(delay)
  let cursor = 0
  let damped = 0
  for (let index = 0; index < source.length; index++) {
    const echo = line[cursor] ?? 0
    damped += 0.62 * (echo - damped)
    line[cursor] = (source[index] ?? 0) + damped * feedback
    room[index] = (room[index] ?? 0) + echo
    cursor = cursor + 1 === delay ? 0 : cursor + 1
  }
}

function allpass(room: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  let cursor = 0
  for (let index = 0; index < room.length; index++) {
    const echo = line[cursor] ?? 0
    const input = room[index] ?? 0
    line[cursor] = input + echo * 0.5
    room[index] = echo - input * 0.5
    cursor = cursor + 1 === delay ? 0 : cursor + 1
  }
}

/** Fades both ends with a raised cosine. */
export function fade(channel: Float32Array, secondsIn: number, secondsOut: number): void {
  const rise = Math.round(secondsIn * sampleRate)
  const fall = Math.round(secondsOut * sampleRate)
  for (let index = 0; index < Math.min(rise, channel.length); index++) {
    channel[index] = (channel[index] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * index) / rise))
  }
  for (let index = 0; index < Math.min(fall, channel.length); index++) {
    const target = channel.length - 1 - index
    channel[target] = (channel[target] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * index) / fall))
  }
}

/** Takes out what a speaker cannot play (DC and rumble below about 25 Hz). */
export function removeRumble(channel: Float32Array): void {
  const keep = Math.exp((-2 * Math.PI * 25) / sampleRate)
  let input = 0
  let output = 0
  for (let index = 0; index < channel.length; index++) {
    const current = channel[index] ?? 0
    output = keep * (output + current - input)
    input = current
    channel[index] = output
  }
}

// Encoding adds small overshoots, so the ceiling stays well under full scale.
const ceiling = 0.84
const knee = 0.6

/** Brings both channels to the same loudness from song to song; peaks bend softly below the ceiling. */
export function limit(channels: readonly Float32Array[], loudness: number): void {
  let energy = 0
  let count = 0
  for (const channel of channels) {
    for (let index = 0; index < channel.length; index++) {
      energy += (channel[index] ?? 0) ** 2
    }
    count += channel.length
  }
  const gain = energy === 0 ? 1 : loudness / Math.sqrt(energy / count)
  for (const channel of channels) {
    for (let index = 0; index < channel.length; index++) {
      const value = (channel[index] ?? 0) * gain
      const size = Math.abs(value)
      const bent = knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee))
      channel[index] = size <= knee ? value : Math.sign(value) * bent
    }
  }
}
