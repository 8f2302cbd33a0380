import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styles from '@/site/pages/members/members.module.css'
import { PostPreview } from '@/site/pages/post-preview/post-preview.client'
import { StartPreview } from '@/site/preview/start-preview.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { postsMessages } from '@/src/core/messages/posts'
import { isUuid } from '@/src/core/uuid'
import { listTiers } from '@/src/server/site-data'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { profile } = await requireSite((await params).host)
  return {
    title: `${postsMessages.title} – ${profile.name}`,
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
  }
}

/** Where the artist sees a post before fans do. The page itself has nothing of it: the artist's token asks for that. */
export async function PostPreviewPage({ params }: Props) {
  const { host, id } = await params
  const site = await requireSite(host)
  if (!isUuid(id)) {
    notFound()
  }
  const tiers = await listTiers(site.profile.id)
  return (
    <>
      <StartPreview tiers={tiers.map(({ id, name }) => ({ id, name }))} />
      <SitePageFrame site={site}>
        <div className={classNames(layout.wrap, styles.members)}>
          <h1 className={type.title}>{postsMessages.title}</h1>
          <PostPreview postId={id} artist={site.profile.name} />
        </div>
      </SitePageFrame>
    </>
  )
}
