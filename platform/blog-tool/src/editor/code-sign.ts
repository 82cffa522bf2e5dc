/** Backticks that begin code. A word behind them is a language when Enter ends their line: in '```if ' it is code. */
export const codeSign = /^```(?:([\w+#-]+)\n|\s)$/;
