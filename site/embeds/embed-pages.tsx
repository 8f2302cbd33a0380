import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import styles from '@/site/embeds/embed.module.css'
import { EmbedJoinLink, EmbedLink } from '@/site/embeds/embed-link'
import { type FoundEmbed, findEmbed } from '@/site/embeds/find-embed'
import { ReleaseEmbed } from '@/site/embeds/release-embed'
import { markMissing } from '@/site/pages/missing/mark-missing'
import { blockContext } from '@/site/render/block-context'
import { ColouredPage } from '@/site/render/coloured-page'
import { loadBlocks } from '@/site/render/load-blocks'
import { renderNodes } from '@/site/render/render-nodes'
import { requireSite } from '@/site/render/require-site'
import { siteUrl } from '@/site/seo/site-url'
import { embedMessages } from '@/src/core/messages/embeds'
import type { PageDocument } from '@/src/core/page-document/schema'
import { sketch, subtreeOf } from '@/src/core/page-document/templates/sketch'
import type { EmbedKind } from '@/src/core/urls/site-embeds'
import { listUpcomingEvents, type Site } from '@/src/server/site-data'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string; id?: string }> }

export const missingEmbedMetadata: Metadata = {
  title: embedMessages.missing,
  robots: { index: false },
}

/** Stands where there is nothing to show, so that the frame does not look broken. */
export async function MissingEmbedPage({ params }: Props) {
  return <MissingEmbed site={await requireSite((await params).host)} />
}

export const releaseMetadata = metadataOf('releases')
export const tierMetadata = metadataOf('tiers')
export const listMetadata = metadataOf('lists')
export const showsMetadata = metadataOf('shows')

function metadataOf(kind: EmbedKind) {
  return async (props: Props): Promise<Metadata> => {
    const { site, found } = await find(props, kind)
    return found
      ? {
          metadataBase: await siteUrl(site.profile.id),
          title: found.title,
          // The page itself is what is to be found.
          robots: { index: false },
        }
      : missingEmbedMetadata
  }
}

export function ReleaseEmbedPage(props: Props) {
  return <EmbedPage {...props} kind="releases" />
}

export function TierEmbedPage(props: Props) {
  return <EmbedPage {...props} kind="tiers" />
}

export function ListEmbedPage(props: Props) {
  return <EmbedPage {...props} kind="lists" />
}

export function ShowsEmbedPage(props: Props) {
  return <EmbedPage {...props} kind="shows" />
}

async function EmbedPage({ kind, ...props }: Props & { kind: EmbedKind }) {
  const { site, found } = await find(props, kind)
  return found ? <Embed site={site} found={found} /> : <MissingEmbed site={site} />
}

async function find({ params }: Props, kind: EmbedKind) {
  const { host, id = '' } = await params
  const site = await requireSite(host)
  return { site, found: await findEmbed(site, { kind, id }) }
}

async function Embed({ site, found }: { site: Site; found: FoundEmbed }) {
  switch (found.kind) {
    case 'releases':
      return (
        <ColouredPage colors={found.release.coverColours ?? null}>
          <EmbedFrame site={site}>
            <ReleaseEmbed release={found.release} />
          </EmbedFrame>
        </ColouredPage>
      )
    case 'tiers':
      return (
        <EmbedFrame site={site} heading={found.title}>
          <EmbedBlock site={site} type="membership-section" props={{ tiers: [found.tier.id] }} />
        </EmbedFrame>
      )
    case 'lists':
      return (
        <EmbedFrame site={site} heading={found.title}>
          <EmbedBlock
            site={site}
            type="email-list"
            props={{ list: found.listId, look: 'narrow' }}
          />
        </EmbedFrame>
      )
    case 'shows': {
      const shows = await listUpcomingEvents(site.profile.id)
      return (
        <EmbedFrame site={site} heading={found.title}>
          {shows.length > 0 ? (
            <EmbedBlock site={site} type="tour-list" />
          ) : (
            <p className={styles.nothing}>{embedMessages.noShows}</p>
          )}
        </EmbedFrame>
      )
    }
  }
}

async function MissingEmbed({ site }: { site: Site }) {
  await markMissing()
  return (
    <EmbedFrame site={site}>
      <h1 className={type.heading}>{embedMessages.missing}</h1>
    </EmbedFrame>
  )
}

type FrameProps = {
  site: Site
  /** What blocks leave out that stand below others elsewhere. */
  heading?: string
  children: ReactNode
}

function EmbedFrame({ site, heading, children }: FrameProps) {
  return (
    <main className={styles.embed}>
      {heading && <h1 className={type.hidden}>{heading}</h1>}
      {children}
      <p className={styles.site}>
        <EmbedLink href="/">
          {embedMessages.site(site.profile.name)}
          <span className={type.hidden}> {embedMessages.opensAnew}</span>
        </EmbedLink>
      </p>
    </main>
  )
}

type BlockProps = { site: Site; type: string; props?: Record<string, unknown> }

/** One block of pages, as a frame elsewhere shows it: all its links open windows of the site. */
async function EmbedBlock({ site, type, props }: BlockProps) {
  const { rootId, nodes } = subtreeOf(sketch(type, props))
  const document: PageDocument = { version: 1, nodes }
  const { data, ...context } = blockContext(site)
  const loaded = await loadBlocks(document, { ...context, data })
  const env = { editing: false, Link: EmbedLink, JoinLink: EmbedJoinLink }
  return renderNodes([rootId], { document, loaded, context, env })
}
