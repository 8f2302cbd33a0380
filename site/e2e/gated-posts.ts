import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders } from '@/site/e2e/owner-session'
import { demoOrigin, originOf, visitorToken } from '@/site/e2e/places'

type PostFile = {
  id: string
  filename: string
  prefix: string
  url: string
  sizes?: Record<string, { filename: string | null } | undefined>
}

/** A post as its artist reads it, with everything that others must not. */
export type Post = {
  id: string
  caption: string
  visibility: string
  media: { id: string; name: string; file: PostFile; poster?: PostFile | null }[]
}

export type Viewer = {
  name: string
  origin: string
  token?: string
  opens: (post: Post) => boolean
}

/** Of the demo: what `fan@example.com`, in the Inner Circle, may open besides what everybody may. */
const forFans = ['members', 'paid']
const isPublic = ({ visibility }: Post) => visibility === 'public'

/** Everybody who may not see all of it. */
export async function viewersOf(): Promise<Viewer[]> {
  const kito = originOf(demoOrigin, 'kito')
  const [fan, guest, stranger] = await Promise.all([
    visitorToken('fan@example.com'),
    visitorToken('guest@example.com'),
    joinKito(),
  ])
  return [
    { name: 'anonymous', origin: demoOrigin, opens: isPublic },
    {
      name: 'without a tier',
      origin: demoOrigin,
      token: guest,
      opens: ({ visibility }) => ['public', 'members'].includes(visibility),
    },
    {
      name: 'in another tier',
      origin: demoOrigin,
      token: fan,
      opens: ({ visibility, caption }) =>
        ['public', ...forFans].includes(visibility) ||
        (visibility === 'tiers' && !caption.startsWith('Patrons:')),
    },
    { name: 'with an account elsewhere', origin: demoOrigin, token: stranger, opens: isPublic },
    { name: 'at another site', origin: kito, token: stranger, opens: () => false },
    { name: 'at another site, with an account here', origin: kito, token: fan, opens: () => false },
  ]
}

export async function allPosts(): Promise<Post[]> {
  const { docs } = await askJson<{ docs: Post[] }>(`${demoOrigin}/api/posts?limit=100&depth=2`, {
    headers: await ownerHeaders(),
  })
  return docs
}

export function filesOf({ media }: Post): PostFile[] {
  return media.flatMap(({ file, poster }) => (poster ? [file, poster] : [file]))
}

/** Ids, names, file names and folders that only those who may open the post are told. */
export function secretsOf(post: Post): string[] {
  const files = filesOf(post).flatMap(({ id, filename, prefix, sizes }) => [
    id,
    filename,
    prefix.split('/').at(-1) ?? '',
    ...Object.values(sizes ?? {}).map((size) => size?.filename ?? ''),
  ])
  return [...post.media.flatMap(({ id, name }) => [id, name]), ...files].filter(Boolean)
}

export async function profileIdOf(origin: string): Promise<string> {
  return (await askJson<{ id: string }>(`${origin}/api/public/profiles/current`)).id
}

async function joinKito(): Promise<string> {
  const kito = originOf(demoOrigin, 'kito')
  const { token } = await askJson<{ token: string }>(`${kito}/api/public/accounts`, {
    method: 'POST',
    body: {
      profileId: await profileIdOf(kito),
      firstName: 'Stranger',
      lastName: 'Elsewhere',
      email: `stranger-${Date.now()}@example.com`,
      password: 'sea-glass-4711',
    },
  })
  return token
}
