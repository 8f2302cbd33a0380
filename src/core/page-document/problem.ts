export type ProblemCode =
  | 'TOO_LARGE'
  | 'TOO_DEEP'
  | 'TOO_MANY_NODES'
  | 'MALFORMED'
  | 'NO_ROOT'
  | 'DANGLING_CHILD'
  | 'SHARED_CHILD'
  | 'CYCLE'
  | 'ORPHAN'
  | 'UNKNOWN_TYPE'
  | 'NEWER_VERSION'
  | 'BAD_PROPS'
  | 'NO_CHILDREN_ALLOWED'
  | 'SINGLETON'
  | 'MISPLACED'
  | 'LOCKED'
  | 'ANCHOR_TAKEN'

/** What is wrong with a page, in words an owner or an integrator can act on. */
export type Problem = {
  code: ProblemCode
  message: string
  nodeId?: string
  /** Path inside the node's props, `headerLinks.0.href`. */
  prop?: string
}

/** More are not reported: nobody reads a hundred problems, and an attacker must not choose the answer's size. */
export const maxReportedProblems = 50
