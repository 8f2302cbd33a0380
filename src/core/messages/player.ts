export const playerMessages = {
  playFailed: 'Failed to play audio',
  loadFailed: 'Failed to load audio',
} as const

export const streamingMessages = {
  playsLeft: (count: number) =>
    count === 0
      ? 'This was your last free play'
      : `${count} free ${count === 1 ? 'play' : 'plays'} left`,
  noneLeft: 'You have heard this as often as you can for free. Buy it to keep listening.',
  preview: 'Preview',
  onlyPreviewLeft: 'No free plays left: this is a preview',
  playLimit: (count: number) =>
    count === 1
      ? 'You can hear each song once before you buy.'
      : `You can hear each song ${count} times before you buy.`,
  onlyBuyers: 'Only buyers can hear this song.',
} as const
