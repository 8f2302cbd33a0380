import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Of tables and pictures, Outlook reads the attributes of old alone.
    'no-deprecated-attr': 'off',
    // Random mails begin with any heading, and hold links, cells and list items without words.
    'heading-level': 'off',
    'wcag/h30': 'off',
    'text-content': 'off',
    // What people write may hold any number of spaces, and telephone numbers.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'empty-heading': 'off',
  },
})

/** What is wrong with the HTML of a mail, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  )
}
