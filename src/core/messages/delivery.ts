export const deliveryMessages = {
  downloadAs: (formats: string) => `Download as ${formats}`,
  bonusFiles: (count: number) => (count === 1 ? 'a bonus file' : `${count} bonus files`),
  withDownload: 'with the download',
  editionWithDownload: 'The download comes with it, at once.',
  editions: { digital: 'Download', shipping: 'By post', pickup: 'Picked up' },
  edition: 'Edition',
} as const
