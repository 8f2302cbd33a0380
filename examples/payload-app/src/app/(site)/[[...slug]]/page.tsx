import { RenderPage } from '@bandstand/visual-editor/render'
import config from '@payload-config'
import { headers } from 'next/headers'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getPayload } from 'payload'
import { blocks } from '../../../blocks'

type Props = {
  params: Promise<{ slug?: string[] }>
  searchParams: Promise<{ draft?: string }>
}

/** Visitors get what is published; who may read drafts sees them with `?draft`. */
export default async function Page({ params, searchParams }: Props) {
  const { slug = ['home'] } = await params
  const { draft } = await searchParams
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const { docs } = await payload.find({
    collection: 'pages',
    where: { slug: { equals: slug.join('/') } },
    draft: draft !== undefined && user !== null,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user,
  })
  const [page] = docs
  if (!page) {
    notFound()
  }
  return <RenderPage document={page.layout} blocks={blocks} Link={Link} />
}
