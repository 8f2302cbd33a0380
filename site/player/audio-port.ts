/** What the player hears from the sound; positions and lengths in seconds. */
export type AudioEvents = {
  onPlaying: () => void
  onPause: () => void
  onWaiting: () => void
  onPosition: (seconds: number) => void
  onDuration: (seconds: number) => void
  onEnded: () => void
  onLoadError: () => void
}

/** The one thing that makes sound. The browser's `<audio>` in the page, a fake in tests. */
export type AudioPort = {
  load: (url: string) => void
  /** @throws when the browser refuses to play */
  play: () => Promise<void>
  pause: () => void
  seek: (seconds: number) => void
  /** 0 to 1. */
  setVolume: (volume: number) => void
  /** @returns a function that ends the connection */
  connect: (events: AudioEvents) => () => void
}
