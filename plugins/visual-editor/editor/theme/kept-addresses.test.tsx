// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { HeaderLinkForm } from '@/plugins/visual-editor/editor/theme/header-links'
import { SocialLinkForm } from '@/plugins/visual-editor/editor/theme/social-links'

afterEach(cleanup)

const href = 'https://intranet/tour'
const onDone = vi.fn()

it.each([
  [
    'header',
    { label: 'Tour', href },
    <HeaderLinkForm
      key="header"
      link={{ label: 'Tour', href }}
      taken={[]}
      onDone={onDone}
      onCancel={() => {}}
    />,
  ],
  [
    'social',
    { icon: 'website', href },
    <SocialLinkForm
      key="social"
      link={{ icon: 'website', href }}
      platforms={[]}
      onDone={onDone}
      onCancel={() => {}}
    />,
  ],
])(
  'keeps the address that a %s link has, also one that would be refused now',
  (_of, link, form) => {
    openTestEditor({ root: node('root') }, { children: form })
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(onDone).toHaveBeenLastCalledWith(link)
  },
)
