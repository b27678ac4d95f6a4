declare module "virtual:texts" {
  export const load: Record<string, () => Promise<{ default: string }>>;
  export const study: Record<string, () => Promise<{ default: string }>>;
  export const rules: Record<string, () => Promise<{ default: string; examples: string }>>;
}
