import type { PayloadRequest } from 'payload'
import { requirePost } from '@/plugins/posts/server/read-post'
import { AppError } from '@/src/core/errors'
import { offlineLinkParam, type PreviewViewer, playAs, playFragment } from '@/src/core/urls/preview'
import { signOfflineLink, signPostPreview } from '@/src/server/pages/preview-token'
import { resolveHost, siteOrigin } from '@/src/server/tenancy'

type Asked = { profileId: string; id: string; viewer: PreviewViewer }

/**
 * Where a post can be seen as it was written last, with the eyes of one viewer. What shows it stands behind the address,
 * which the site takes out of it at once.
 */
export async function previewPost(
  req: PayloadRequest,
  { profileId, id, viewer }: Asked,
): Promise<{ url: string }> {
  await requirePost(req, profileId, id)
  const origin = await siteOrigin(profileId)
  if (!origin) {
    throw new AppError('NOT_FOUND')
  }
  const url = new URL(`/meta/post-preview/${id}`, origin)
  const site = await resolveHost(url.host)
  if (!site?.isOnline) {
    url.searchParams.set(offlineLinkParam, signOfflineLink(profileId))
  }
  const token = signPostPreview({ postId: id, profileId })
  return { url: `${url.href}${playFragment}${token}${playAs}${viewer}` }
}
