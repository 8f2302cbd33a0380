import { expect, it } from 'vitest'
import { fillHtmlTags, fillTags } from '@/src/core/text'

const values = { firstName: 'Ada & <Eve>', 'site.name': 'Luna', again: '{{firstName}}' }

it('puts values in the place of their tags, as text', () => {
  expect(fillTags('Hi {{firstName}}, {{ site.name }}!', values)).toBe('Hi Ada & <Eve>, Luna!')
  expect(fillHtmlTags('<b title="{{firstName}}">', values)).toBe(
    '<b title="Ada &amp; &lt;Eve&gt;">',
  )
})

it('fills no tags that values bring along, and leaves nothing of unknown ones', () => {
  expect(fillTags('{{again}}{{unknown}}{{constructor}}', values)).toBe('{{firstName}}')
})

it('leaves all else as it is', () => {
  expect(fillTags('{{ }} {{1}} {firstName} $& {{', values)).toBe('{{ }} {{1}} {firstName} $& {{')
})
