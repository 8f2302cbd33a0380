// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { openForWriting } from '@/plugins/rich-text/kit/open-for-writing'
import { openEditor } from '@/plugins/rich-text/testing/open-editor'
import { indentStep } from '@/src/rich-text/node-kit'

it('indents words as far as the site does, while they are written', () => {
  const open = openEditor()
  const element = document.createElement('div')
  const step = () => element.style.getPropertyValue('--lexical-indent-base-value')
  const close = openForWriting(open.editor, element)
  expect(step()).toBe(indentStep)
  close()
  expect(step()).toBe('')
  open.close()
})
