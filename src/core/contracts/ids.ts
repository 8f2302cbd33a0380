import { z } from 'zod'

/** Any id of ours. Looser than `z.uuid()`: an id nobody has is unknown, not invalid. */
export const id = z.guid()

/** Route parameters of calls about one thing. */
export const idParams = z.object({ id })

/** Query of calls that need nothing but the site. */
export const profileQuery = z.object({ profileId: id })
