// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createCartStore } from '@/site/cart/cart-store'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import { ContactForm } from '@/site/pages/contact/contact-form.client'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const profileId = '11111111-1111-4111-8111-111111111111'
const written = { name: 'Ada', email: 'ada@example.com', message: 'When do you play in Hull?' }

it('keeps and sends what was written before its scripts came', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ sent: true })
  })
  const page = (
    <CartStoreContext value={createCartStore()}>
      <ContactForm profileId={profileId} />
    </CartStoreContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const form = container.querySelector('form')
  expect(form?.noValidate).toBe(false)
  for (const [name, value] of Object.entries(written)) {
    const field = form?.elements.namedItem(name) as HTMLInputElement
    field.value = value
  }
  render(page, { container, hydrate: true })
  expect(container.querySelector('form')).toBe(form)
  // Now a schema checks it, in our words.
  expect(form?.noValidate).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByRole('status')
  await expect.poll(() => sent).toEqual([{ ...written, profileId, website: '' }])
})
