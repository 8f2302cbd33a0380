// @vitest-environment jsdom

import { createEditor } from '@payloadcms/richtext-lexical/lexical'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CaptionTools } from '@/plugins/rich-text/features/images/caption-tools'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

it('links no words to what is no address, and says so', () => {
  render(<CaptionTools editor={createEditor()} nodeKey="1" />)
  fireEvent.click(screen.getByRole('button', { name: 'Link in caption' }))
  const field = screen.getByLabelText('Address for the selected words')
  fireEvent.change(field, { target: { value: 'my shop' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByRole('alert').textContent).toBe(ownerMessages.richText.noAddress)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '/tour' } })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.isConnected).toBe(false)
})
