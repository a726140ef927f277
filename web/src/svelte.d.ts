declare module 'virtual:texts' {
  const loaders: Record<string, () => Promise<{ default: string }>>
  export default loaders
}
