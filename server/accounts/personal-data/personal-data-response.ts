/** What is found about an e-mail address, and the report of an erasure. */
import { z } from 'zod'
import { userResponse } from '../users/user-response.ts'

const dataKinds = [
  'account',
  'identity',
  'sessions',
  'tokens',
  'views',
  'enquiries',
  'forms',
  'mail',
  'feedback',
  'comments',
  'reviews',
  'audit',
] as const

const count = z.int().min(0)

const dataPart = z.object({
  kind: z.enum(dataKinds),
  count,
  fate: z
    .enum(['erased', 'with_account', 'kept'])
    .describe('Whether it is deleted: always, only with the account, or never.'),
})
export type DataPart = z.infer<typeof dataPart>

export const foundData = z.object({
  email: z.string(),
  account: userResponse.nullable(),
  mayEraseAccount: z.boolean().describe('Whether you may delete this account.'),
  parts: z.array(dataPart).describe('The stored data. Parts without records are left out.'),
})
export type FoundData = z.infer<typeof foundData>

export const erasureReport = z.object({
  email: z.string(),
  at: z.string(),
  parts: z.array(z.object({ kind: z.enum(dataKinds), count, isErased: z.boolean() })),
})
export type ErasureReport = z.infer<typeof erasureReport>
