export const playerMessages = {
  playFailed: 'Failed to play audio',
  loadFailed: 'Failed to load audio',
} as const
