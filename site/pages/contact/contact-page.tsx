import type { Metadata } from 'next'
import form from '@/site/forms/form.module.css'
import { ContactForm } from '@/site/pages/contact/contact-form.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { pageMetadata } from '@/site/seo/page-metadata'
import { contactMessages } from '@/src/core/messages/email-list'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite((await params).host)
  return pageMetadata(site, {
    title: 'Contact',
    description: `Write to ${site.profile.name}`,
    pathname: '/contact',
  })
}

export async function ContactPage({ params }: Props) {
  const site = await requireSite((await params).host)
  return (
    <SitePageFrame site={site}>
      <div className={`${layout.wrap} ${form.beside}`}>
        <h1 className={type.title}>{contactMessages.title}</h1>
        <ContactForm profileId={site.profile.id} />
      </div>
    </SitePageFrame>
  )
}
