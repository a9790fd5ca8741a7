import type { paths } from '@hexbolt/client/paths';
import type { Method } from './request';

/** A path of the API document as a call fills it in: `/api/orders/{number}` is `/orders/${string}`. */
type Filled<Path extends string> = Path extends `/api${infer Rest}`
  ? Filled<Rest>
  : Path extends `${infer Before}{${string}}${infer After}`
    ? `${Before}${string}${Filled<After>}`
    : Path;

type PathsOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Lowercase<M>, { responses: unknown }> ? Path : never;
}[keyof paths];

/** The paths with which a method is called, with or without a query. */
export type ApiPath<M extends Method> = Filled<PathsOf<M>> | `${Filled<PathsOf<M>>}?${string}`;

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** Whether a path has parts that are known only when it is called. */
type IsPattern<Path extends string> = object extends Record<Path, 1> ? true : false;

/** The path of the document that a call fills in, part by part; never for none. */
type Named<M extends Method, Path extends string, All = PathsOf<M>> = All extends string
  ? Path extends Filled<All>
    ? IsPattern<Path> extends true
      ? Filled<All> extends Path
        ? All
        : never
      : All
    : never
  : never;

/** Whether the API has such a call. */
export type IsKnown<M extends Method, Path extends string> = [Named<M, WithoutQuery<Path>>] extends [never]
  ? false
  : true;

type JsonOf<Success> = Success extends { content: { 'application/json': infer Json } } ? Json : undefined;
type SuccessOf<Operation> = Operation extends { responses: infer Responses }
  ? Responses extends { 200: infer Success } | { 201: infer Success }
    ? JsonOf<Success>
    : undefined
  : undefined;

/** What a call responds with, as the API document says. */
export type ResponseOf<M extends Method, Path extends string> =
  Named<M, WithoutQuery<Path>> extends infer Name extends keyof paths
    ? paths[Name] extends Record<Lowercase<M>, infer Operation>
      ? SuccessOf<Operation>
      : never
    : never;
