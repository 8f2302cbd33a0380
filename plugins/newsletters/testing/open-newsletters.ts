import { beforeEach } from 'vitest'
import type { NewsletterProgress } from '@/src/core/contracts/audience/newsletters'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Answer = NewsletterProgress & ErrorBody & { count: number; to: string }

/** A site with an email list and a newsletter to it, new ones for each test of the file. */
export async function openNewsletters() {
  const luna = await createTenant(payload, 'Luna')
  const kito = await createTenant(payload, 'Kito')
  const current = { list: '', newsletter: '' }

  const write = async (data: Record<string, unknown>): Promise<string> => {
    const { json } = await rest<{ doc: { id: string } }>('POST', '/api/newsletters?depth=0', {
      token: luna.owner.token,
      body: {
        profile: luna.profile.id,
        subject: 'New songs',
        previewText: 'Three of them',
        text: 'Hello!\n\nThree <new> songs.',
        audience: 'list',
        ...data,
      },
    })
    return json.doc.id
  }
  beforeEach(async () => {
    const data = { profile: luna.profile.id, name: 'News' }
    current.list = (await payload.create({ collection: slugs.emailLists, data })).id
    current.newsletter = await write({ list: current.list })
  })

  return {
    luna,
    kito,
    current,
    write,
    call: (method: string, path: string, body?: unknown, token = luna.owner.token) =>
      rest<Answer>(method, `/api/newsletters/${current.newsletter}${path}`, { token, body }),
    join: (email: string, status: 'confirmed' | 'pending' | 'unsubscribed' = 'confirmed') =>
      payload.create({
        collection: slugs.subscribers,
        data: { profile: luna.profile.id, list: current.list, email, status },
      }),
    mails: async () => {
      const { rows } = await payload.db.pool.query<{
        to: string
        subject: string
        html: string
        text: string
        unsubscribe_url: string
        values: { leaveToken: string; firstName: string }
      }>(
        `select "to", subject, "values", mail_log.unsubscribe_url, mail_bodies.html, mail_bodies.text
         from mail_log join mail_bodies on mail_bodies.id = body_id
         where mail_bodies.key = $1 order by "to"`,
        [`newsletter:${current.newsletter}`],
      )
      return rows
    },
    jobs: async () => {
      const { rows } = await payload.db.pool.query<{ start_after: Date }>(
        `select start_after from jobs.job
         where name = 'send-newsletter' and data->>'newsletterId' = $1`,
        [current.newsletter],
      )
      return rows
    },
  }
}

/** So many minutes from now. */
export const soon = (minutes = 60) => new Date(Date.now() + minutes * 60_000).toISOString()
