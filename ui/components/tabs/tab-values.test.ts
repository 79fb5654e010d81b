import { createElement } from 'react'
import { expect, it } from 'vitest'
import { codeItems } from '../code-group/code-group.tsx'
import { Tab, tabItems } from './tab.tsx'

const tab = (label: string, value?: string) =>
  createElement(Tab, value === undefined ? { label } : { label, value }, label)
const valuesOf = (items: readonly { readonly value: string }[]) => items.map(({ value }) => value)

it('makes another value for each tab, also if labels differ only in signs', () => {
  const labels = ['C', 'C++', 'C#', 'Go'].map((label) => tab(label))
  expect(valuesOf(tabItems(labels))).toEqual(['c', 'c-2', 'c-3', 'go'])
  expect(valuesOf(tabItems([tab('C'), tab('Other', 'c-2'), tab('C++')]))).toEqual(['c', 'c-2', 'c-3'])
})

it('does so for blocks of code with such titles', () => {
  const blocks = ['main.c', 'main-c'].map((title) => createElement('pre', { title }, title))
  expect(valuesOf(codeItems(blocks))).toEqual(['main-c', 'main-c-2'])
})
