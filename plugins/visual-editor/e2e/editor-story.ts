import { test as base, expect } from '@/site/e2e/story'

/**
 * Stories in the editor: its page stays open from one to the next, and loads no script again. Those about
 * what is loaded when, or that change what scripts find, say `test.use({ opensAnew: true })`.
 */
export const test = base.extend<{ opensAnew: boolean }>({
  opensAnew: [false, { option: true }],
  page: async ({ context, contexts, opensAnew }, use) => {
    await use(opensAnew ? await context.newPage() : await contexts.lastingPage(context))
  },
})

export { expect }
