/** Who replies: the id and the code count for a first reply alone. */
export interface NewReply {
  readonly id: string
  readonly personId: string
  readonly name: string
  readonly guests: number
  readonly code: string
}

/** A line of a paid order: the id is the reply's, and the code counts for a new one. */
export interface BoughtReply {
  readonly id: string
  readonly personId: string
  readonly orderId: string
  readonly name: string
  readonly places: number
  readonly code: string
}
