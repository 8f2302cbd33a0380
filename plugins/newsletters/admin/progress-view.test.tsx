// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { NewsletterProgress } from '@/src/core/contracts/audience/newsletters'
import { ownerMessages } from '@/src/core/messages/owner-messages'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
}))

const { ProgressView } = await import('@/plugins/newsletters/admin/progress-view')

afterEach(cleanup)

const at = (changes: Partial<NewsletterProgress>): NewsletterProgress =>
  ({
    state: 'sending',
    receivers: 200,
    queued: 50,
    sent: 148,
    notSent: 0,
    failed: 2,
    unsubscribed: 0,
    mailingId: null,
    problem: '',
    delay: '',
    ...changes,
  }) as NewsletterProgress

it('shows how much of a newsletter is out while it is sent', () => {
  const { rerender } = render(<ProgressView progress={at({})} />)
  const bar = () => screen.queryByRole('progressbar') as HTMLProgressElement | null
  expect([bar()?.value, bar()?.max]).toEqual([150, 200])
  expect(bar()?.getAttribute('aria-label')).toBe('Sending')
  rerender(<ProgressView progress={at({ queued: 0 })} />)
  expect(bar()?.value).toBe(200)
  // Nobody has counted yet: the bar only says that something goes on.
  rerender(<ProgressView progress={at({ receivers: null, queued: 0 })} />)
  expect(bar()?.hasAttribute('value')).toBe(false)
  rerender(<ProgressView progress={at({ state: 'sent', queued: 0 })} />)
  expect(bar()).toBeNull()
})

it('says why nothing goes on', () => {
  const { serverAway } = ownerMessages.newsletters
  render(<ProgressView progress={at({ delay: serverAway })} />)
  expect(screen.getByRole('alert').textContent).toBe(serverAway)
})
