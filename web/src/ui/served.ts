/** Whether a Bellwether server delivered this page. The static site (`npm run site`) has none: everything online leads to one that the visitor names. */
export const IS_SERVED: boolean = import.meta.env.MODE !== 'static';
