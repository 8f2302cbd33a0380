/** A picture or film of the profile, as the picker shows it. */
export type MediaItem = {
  id: string
  name: string
  alt: string
  bytes: number
  /** Pixels; 0 when unknown. */
  width: number
  height: number
  /** A small copy to look at. */
  previewUrl: string
}

export type MediaPage = { items: MediaItem[]; hasMore: boolean }
type Accept = 'image' | 'video'

const pageSize = 24

/** The owner's own media through Payload's REST; throws when the server does not answer with them. */
export function createMediaApi(apiPath: string, profileId: string) {
  const mediaUrl = `${apiPath}/media`

  return {
    async list(accept: Accept, name: string, page: number): Promise<MediaPage> {
      const query = new URLSearchParams({
        depth: '0',
        limit: String(pageSize),
        page: String(page),
        sort: '-createdAt',
        'where[and][0][profile][equals]': profileId,
        'where[and][1][mimeType][contains]': `${accept}/`,
      })
      if (name.trim() !== '') {
        query.set('where[and][2][filename][contains]', name.trim())
      }
      const body = await readJson(await fetch(`${mediaUrl}?${query}`, { credentials: 'include' }))
      const { docs = [], hasNextPage = false } = body as { docs?: unknown[]; hasNextPage?: boolean }
      return { items: docs.map(toItem), hasMore: hasNextPage }
    },

    async find(id: string): Promise<MediaItem> {
      const response = await fetch(`${mediaUrl}/${encodeURIComponent(id)}?depth=0`, {
        credentials: 'include',
      })
      return toItem(await readJson(response))
    },

    async upload(file: File): Promise<MediaItem> {
      const form = new FormData()
      form.set('file', file)
      form.set('_payload', JSON.stringify({ profile: profileId, alt: altFrom(file.name) }))
      const response = await fetch(`${mediaUrl}?depth=0`, {
        method: 'POST',
        credentials: 'include',
        body: form,
      })
      const { doc } = (await readJson(response)) as { doc?: unknown }
      return toItem(doc)
    },
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) {
    throw new Error(`The server answered ${response.status}`)
  }
  return response.json()
}

function toItem(doc: unknown): MediaItem {
  const { id, filename, alt, filesize, width, height, url, sizes } = doc as Record<string, unknown>
  const small = (sizes as Record<string, { url?: string | null }> | undefined)?.w320?.url
  return {
    id: String(id),
    name: String(filename ?? ''),
    alt: String(alt ?? ''),
    bytes: Number(filesize ?? 0),
    width: Number(width ?? 0),
    height: Number(height ?? 0),
    previewUrl: String(small ?? url ?? ''),
  }
}

/** A first description from the file's name; the creator can better it. */
function altFrom(fileName: string): string {
  return fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
}
