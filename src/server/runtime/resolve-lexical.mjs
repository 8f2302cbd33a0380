import { register } from 'node:module'

/**
 * Has Node load Lexical's modules for production. Those for Node wait for each other at the top level, which
 * Node 20 now and then never ends ("unsettled top-level await").
 */
const hook = `export const resolve = (name, context, next) => next(name, /^@?lexical(\\/|$)/.test(name)
  ? { ...context, conditions: ['production', ...context.conditions] } : context)`

register(`data:text/javascript,${encodeURIComponent(hook)}`)
